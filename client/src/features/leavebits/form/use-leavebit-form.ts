import { useEffect, useMemo, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Draft } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { now } from '#client/lib/dates.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { sealingQuery } from '#client/features/sealing/api.ts';
import { leavebitsQuery } from '../api.ts';
import { useSharingEmails } from '../sharing/use-sharing-emails.ts';
import { useDraftAutosave } from './draft/use-draft-autosave.ts';
import { findFileRejection } from './files/file-rules.ts';
import { useFormMessages } from './use-form-messages.ts';
import { useFormStartMessages } from './use-form-start-messages.ts';
import {
  leavebitToFormValues,
  isSameExceptNewFiles,
  createLeavebitFormSchema,
  toReleaseSetting,
} from './form-values.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { listHeadlineReaders, listPasswordReaders } from './password-detection.ts';
import { rebaseForm } from './save/rebase-form.ts';
import { useSaveLeavebitForm } from './save/use-save-leavebit-form.ts';

/** A form's initial content. */
export interface InitialFormContent {
  /** The LeaveBit to edit, or null to create one. */
  leavebit: Leavebit | null;
  /** Unsaved content from a dropped file or a draft. */
  unsaved?: Partial<LeavebitFormValues>;
  /** Whether `unsaved` is what this tab retained, so that there is no need to load the draft from the server. */
  isResumed?: boolean;
  /** The draft from the server that `unsaved` contains. */
  draft?: Pick<Draft, 'savedAt' | 'seqno' | 'needsReview'> & {
    fileNames: string[];
    cardsFor: string[];
    isSealed: boolean;
  };
}

/**
 * Questions before a save, in their order: whether text may lose its angle brackets, whether passwords may be read today, whether
 * a secret may be in the headline, and whether these recipients may gain access.
 */
const questions = ['brackets', 'passwords', 'headline', 'sharing'] as const;
type Question = (typeof questions)[number];

interface Asked {
  values: LeavebitFormValues;
  about: Question;
}

const hasAngleBrackets = ({ description, infoFields }: LeavebitFormValues) =>
  /[<>]/.test(description + infoFields);

const hasSealingKey = (queryClient: QueryClient): boolean =>
  typeof queryClient.getQueryData(sealingQuery.queryKey)?.publicKey === 'string';

/** The form's workflow: fill in, submit, confirm, upload. Ends with a save, or with a problem and no loss of data. */
export function useLeavebitForm(
  { leavebit, unsaved, isResumed = false, draft }: InitialFormContent,
  ownerEmail: string,
  onSaved: () => void,
) {
  const t = useFormMessages();
  const startMessages = useFormStartMessages();
  // The version on which the edit is based.
  const [base, setBase] = useState(leavebit);
  const resolver = useMemo(
    () => zodResolver(createLeavebitFormSchema(leavebitToFormValues(base), { now }, t)),
    [base, t],
  );
  const form = useForm<LeavebitFormValues>({ resolver, defaultValues: leavebitToFormValues(leavebit) });
  const [start] = useState(unsaved);
  useEffect(() => {
    // Applied on top of the saved values, so that it counts as unsaved.
    if (start) form.reset({ ...form.getValues(), ...start }, { keepDefaultValues: true });
  }, [form, start]);
  const sharing = useSharingEmails(form);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  function showSaved(saved: Leavebit, files: File[]) {
    setBase(saved);
    form.reset(leavebitToFormValues(saved));
    form.setValue('files', files, { shouldDirty: true });
  }
  const {
    save: send,
    problem,
    reportOutdated,
    forgetProblem,
    progress,
  } = useSaveLeavebitForm(base, {
    onTextSaved: showSaved,
    onSaved,
    onFailed: () => autosave.resume(),
  });
  const { autosave, readableDraft } = useDraftAutosave(form, base, {
    lost: { files: draft?.fileNames ?? [], cards: draft?.cardsFor ?? [] },
    // What this tab retained may be on the server, too.
    isReadable: draft ? !draft.isSealed : isResumed && !hasSealingKey(queryClient),
    onOutdated: reportOutdated,
  });
  async function save(values: LeavebitFormValues, how?: Parameters<typeof send>[1]) {
    // The save deletes the draft, so no request may arrive after it.
    await autosave.flush();
    autosave.pause();
    send(values, how);
  }

  function submit() {
    // A typed address counts as a recipient even if it hasn't been added.
    if (sharing.addTyped() === null) return;
    void form.handleSubmit((values) => {
      const refusal = findFileRejection(values.files, startMessages);
      if (refusal) toast({ ...refusal, variant: 'destructive' });
      else askNext(values, null);
    })();
  }

  function askNext(values: LeavebitFormValues, last: Question | null) {
    const about = questions.find(
      (one, index) => index > (last ? questions.indexOf(last) : -1) && isAsked(one, values),
    );
    setAsked(about ? { values, about } : null);
    if (!about) void save(values);
  }

  function isAsked(question: Question, values: LeavebitFormValues): boolean {
    switch (question) {
      case 'brackets':
        return hasAngleBrackets(values);
      case 'passwords':
        return passwordReaders(values).length > 0;
      case 'headline':
        return headlineReaders(values).length > 0;
      case 'sharing':
        return true;
    }
  }

  const toReaders = ({ recipients }: LeavebitFormValues) =>
    recipients.map((recipient) => ({ email: recipient.email, setting: toReleaseSetting(recipient) }));

  function passwordReaders(values: LeavebitFormValues) {
    const attachments = [...(base?.attachments ?? []), ...values.files.map(({ name }) => name)];
    const saved = queryClient.getQueryData(leavebitsQuery.queryKey) ?? [];
    const texts = {
      ...values,
      attachments: attachments.filter((name) => !values.deletedFiles.includes(name)),
    };
    const emails = listPasswordReaders(texts, toReaders(values), { saved, ownerEmail, now: now() });
    return values.recipients.filter(({ email }) => emails.includes(email));
  }

  /** Who could see a secret in the headline that they haven't seen there before. */
  function headlineReaders(values: LeavebitFormValues) {
    const emails = listHeadlineReaders(values, toReaders(values), { ownerEmail, now: now() });
    const isNew = values.description.trim() !== base?.description.trim();
    return values.recipients.filter(
      ({ email }) => emails.includes(email) && (isNew || !base?.sharingEmails.includes(email)),
    );
  }

  function proceed() {
    if (asked) askNext(asked.values, asked.about);
  }

  /** Rebases the edit onto `latest`, so that saving overwrites it. Null saves it as a new LeaveBit. */
  function saveOver(latest: Leavebit | null) {
    setBase(latest);
    rebaseForm(form, latest);
    submit();
  }

  /** Discards the changes and loads `latest`. */
  function takeOver(latest: Leavebit) {
    setBase(latest);
    forgetProblem();
    form.reset(leavebitToFormValues(latest));
  }

  /** Resends the files after a save that stored only the text. The text is resent only if it has changed. */
  function sendFilesAgain() {
    const values = form.getValues();
    const isTextSaved = base !== null && isSameExceptNewFiles(values, leavebitToFormValues(base));
    if (isTextSaved) void save(values, { isTextSaved });
    else submit();
  }

  return {
    form,
    sharing,
    submit,
    base,
    autosave,
    readableDraft,
    confirmation: { asked, proceed, refuse: () => setAsked(null) },
    passwordReaders,
    headlineReaders,
    progress,
    problem,
    saveOver,
    takeOver,
    again: {
      sendFiles: sendFilesAgain,
      giveUpWaiting: () => void save(form.getValues(), { givesUpWaiting: true }),
    },
  };
}
