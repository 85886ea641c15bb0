/** Conversions between SVG and images. */

/** Renders SVG as a PNG of the size given in the SVG. */
export async function asPng(svg: string): Promise<Blob> {
  return canvasOf(await painted(svg)).convertToBlob({ type: 'image/png' });
}

/** SVG as an image that can be drawn on a canvas. */
export async function painted(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    return await loaded(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An image as a data URL, to embed it in SVG. */
export async function inlined(address: string): Promise<string> {
  return dataUrl(await canvasOf(await loaded(address)).convertToBlob({ type: 'image/webp', quality: 0.86 }));
}

/** A file as a data URL. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error!);
    reader.readAsDataURL(blob);
  });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function canvasOf(image: HTMLImageElement): OffscreenCanvas {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas;
}
