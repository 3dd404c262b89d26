import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A message: its text, or in the browser's build the parsed form if it has placeholders, see `client/build/compile-messages.ts`. */
export type Message = string | MessageFormatElement[];

export type MessageValue<Node = never> =
  string | number | Date | ((content: (string | Node)[]) => string | Node);

/** Whether a message has no placeholders, so that it is its own text. */
export const isPlainMessage = (message: Message): message is string =>
  typeof message === 'string' && !/[{}<>'#]/.test(message);
