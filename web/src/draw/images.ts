/** Conversions between SVG and images. */

/** Renders SVG as a PNG of the size given in the SVG. */
export async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    return await (await painted(address)).convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An image as a data URL, to embed it in SVG. */
export async function inlined(address: string): Promise<string> {
  const blob = await (await painted(address)).convertToBlob({ type: 'image/webp', quality: 0.86 });
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error!);
    reader.readAsDataURL(blob);
  });
}

async function painted(address: string): Promise<OffscreenCanvas> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas;
}
