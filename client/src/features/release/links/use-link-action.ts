import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';

interface LinkActWords<Refusal extends string> {
  /** Reads from a failure why the server refused the link. Null when it says nothing about the link. */
  refusalOf: (error: unknown) => Refusal | null;
  /** The title of a failure. */
  title: string;
  /** What it means, when the server gives no sentence. */
  sentence: string;
}

/**
 * What the button on the page of a link does. The heading of what comes after it gets the focus.
 * @returns `refused`: why the link cannot be used any more, because something was decided after the page opened. Null unless it
 * was. `failure`: for the page that stays, so that the reader can try again.
 */
export function useLinkAction<Variables, Answer, Refusal extends string>(
  act: (variables: Variables) => Promise<Answer>,
  { refusalOf, title, sentence }: LinkActWords<Refusal>,
) {
  const { mutate, data: answer, isSuccess, isPending, error } = useMutation({ mutationFn: act });
  const refused = refusalOf(error);
  useHeadingFocus(isSuccess ? 'done' : (refused ?? 'start'));
  const failure = error && { title, sentence: getErrorMessage(error, sentence) };
  return { act: mutate, answer, isDone: isSuccess, isBusy: isPending, refused, failure };
}
