import { useMutation } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';

interface LinkActWords<Refusal extends string> {
  /** Extracts why the server rejected the link. Null if the error does not concern the link. */
  refusalOf: (error: unknown) => Refusal | null;
  /** The title of the failure. */
  title: string;
  /** The fallback message if the server sends none. */
  sentence: string;
}

/**
 * The action of the button on a link's landing page. Focus then moves to the heading of the result.
 * @returns `refused`: why the link can no longer be used, because of a decision made after the page opened; null otherwise.
 * `failure`: for a page that stays, so that the reader can retry.
 */
export function useLinkAction<Variables, Answer, Refusal extends string>(
  act: (variables: Variables) => Promise<Answer>,
  { refusalOf, title, sentence }: LinkActWords<Refusal>,
) {
  const { mutate, data: answer, isSuccess, isPending, error } = useMutation({ mutationFn: act });
  const refused = refusalOf(error);
  useHeadingFocus(isSuccess ? 'done' : (refused ?? 'start'));
  const failure = error && { title, sentence: getErrorMessage(error, sentence) };
  return { act: mutate, answer, isDone: isSuccess, isBusy: isPending, error, refused, failure };
}
