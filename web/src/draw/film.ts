/** A film of a game as a file that chats can show: a video where the browser can encode one, otherwise a GIF. */
import { painted } from './images';
import type { Stage } from './stage';

export interface Film {
  content: Blob;
  /** The ending of the file's name. */
  ending: 'mp4' | 'webm' | 'gif';
}

export interface Filming {
  /** Told how many positions of the game are in the film. */
  onprogress: (done: number) => void;
  /** Aborted when nobody wants the film any more; then `filmOf` fails. */
  signal: AbortSignal;
}

const SECONDS = 0.7; // per position
const REST = 5; // seconds for the last position
const WIDEST = { video: 1280, gif: 560 };
const COLOURS = 128;

/** The whole game as a film, position by position. */
export async function filmOf(stage: Stage, filming: Filming): Promise<Film> {
  return (await asVideo(stage, filming)) ?? (await asGif(stage, filming));
}

/** The game as MP4 or WebM; null if the browser encodes neither. */
async function asVideo(stage: Stage, filming: Filming): Promise<Film | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  const {
    BufferTarget,
    CanvasSource,
    getFirstEncodableVideoCodec,
    Mp4OutputFormat,
    Output,
    QUALITY_MEDIUM,
    WebMOutputFormat,
  } = await import('mediabunny');
  const canvas = canvasFor(stage, WIDEST.video);
  const size = { width: canvas.width, height: canvas.height };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], size);
  if (codec === null) return null;
  const ending = codec === 'avc' ? 'mp4' : 'webm';
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_MEDIUM });
  output.addVideoTrack(source);
  await output.start();
  try {
    for (let at = 0; at < stage.length; at++) {
      await paint(canvas, stage, at, filming);
      await source.add(at * SECONDS, SECONDS);
    }
    // a picture every second, because some players stop at the last one without waiting for its end
    for (let second = 0; second < REST; second++) await source.add(stage.length * SECONDS + second, 1);
    await output.finalize();
  } catch (failure) {
    await output.cancel();
    throw failure;
  }
  return { content: new Blob([target.buffer!], { type: `video/${ending}` }), ending };
}

async function asGif(stage: Stage, filming: Filming): Promise<Film> {
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc');
  const canvas = canvasFor(stage, WIDEST.gif);
  const gif = GIFEncoder();
  for (let at = 0; at < stage.length; at++) {
    const pen = await paint(canvas, stage, at, filming);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, COLOURS);
    const delay = (at < stage.length - 1 ? SECONDS : REST) * 1000;
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, { palette, delay });
  }
  gif.finish();
  return { content: new Blob([gif.bytes()], { type: 'image/gif' }), ending: 'gif' };
}

/** A canvas in the shape of the stage; encoders want even sides. */
function canvasFor(stage: Stage, widest: number): OffscreenCanvas {
  const scale = Math.min(1, widest / stage.width);
  return new OffscreenCanvas(even(stage.width * scale), even(stage.height * scale));
}

function even(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2);
}

async function paint(
  canvas: OffscreenCanvas,
  stage: Stage,
  at: number,
  { onprogress, signal }: Filming,
): Promise<OffscreenCanvasRenderingContext2D> {
  signal.throwIfAborted();
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(await painted(stage.picture(at)), 0, 0, canvas.width, canvas.height);
  onprogress(at + 1);
  return pen;
}
