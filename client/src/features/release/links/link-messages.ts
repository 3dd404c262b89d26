import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';

/** The messages of a page behind a link: its own, and those that it has in common with the others. */
export interface LinkMessages<Area extends TranslatedArea> {
  t: Messages<Area>;
  links: Messages<'links'>;
}

export const useLinkMessages = <Area extends TranslatedArea>(area: Area): LinkMessages<Area> => ({
  t: useMessages(area),
  links: useMessages('links'),
});

/** A wait in hours. From two full days on, it is also said in days, and otherwise `days` is 0. */
export const splitHours = (hours: number): { hours: number; days: number } => ({
  hours,
  days: hours >= 48 && hours % 24 === 0 ? hours / 24 : 0,
});
