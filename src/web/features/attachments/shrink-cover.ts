/** As large as a cover is shown anywhere, on the finest screens. */
const coverSize = { width: 1200, height: 1600 };
const smallEnough = 500 * 1024;
const quality = 0.88;

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  // A JPEG has no transparent places: they would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A cover in the size in which it is shown: every visitor of the home page loads it. One that is small already, or that
 * this browser cannot open, stays as it is; the server judges it.
 */
export async function shrinkCover(file: File, most = coverSize): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
    if (scale === 1 && file.size <= smallEnough) return file;
    const blob = await asJpeg(draw(picture, scale));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
  } catch {
    return file;
  }
}
