import { useMutation } from '@tanstack/react-query';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';

interface LinkActWords<Refusal extends string> {
  /** Returns why the server rejected the link, or null if the error is not about the link. */
  refusalOf: (error: unknown) => Refusal | null;
  /** The heading of the error. */
  title: string;
  /** The message if the server sends none. */
  sentence: string;
}

/**
 * Runs the action of the button on a link's landing page, then moves focus to the heading of the result.
 * @returns `refused`: why the link can no longer be used, because something has changed since the page was opened; otherwise
 * null. `failure`: an error after which the visitor can retry.
 */
export function useLinkAction<Variables, Answer, Refusal extends string>(
  act: (variables: Variables) => Promise<Answer>,
  { refusalOf, title, sentence }: LinkActWords<Refusal>,
) {
  const getErrorMessage = useErrorMessage();
  const { mutate, data: answer, isSuccess, isPending, error } = useMutation({ mutationFn: act });
  const refused = refusalOf(error);
  useHeadingFocus(isSuccess ? 'done' : (refused ?? 'start'));
  const failure = error && { title, sentence: getErrorMessage(error, sentence) };
  return { act: mutate, answer, isDone: isSuccess, isBusy: isPending, error, refused, failure };
}
