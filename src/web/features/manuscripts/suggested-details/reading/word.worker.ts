import { wordText } from './word-text.ts';

// Runs beside the page, which can end it at any moment.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void wordText(data).then(
    (lines) => postMessage(lines),
    () => postMessage(null),
  );
});
