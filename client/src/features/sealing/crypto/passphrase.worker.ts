import { workWithPassphrase, type PassphraseTask } from './passphrase-work.ts';

/* Outside the page's thread, because scrypt takes a second or more and can't be divided. */
addEventListener('message', ({ data }: MessageEvent<PassphraseTask>) => {
  workWithPassphrase(data).then(
    (text) => postMessage({ text }),
    (error: unknown) => postMessage({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
