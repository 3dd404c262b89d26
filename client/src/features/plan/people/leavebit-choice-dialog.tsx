import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { leavebitEndpoints, type Leavebit } from '#shared/contracts/leavebits.ts';
import { sharingEndpoints } from '#shared/contracts/sharing.ts';
import type { ReleaseType } from '#shared/domain/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { now } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Field, Select, TextInput } from '#client/ui/fields/field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useIncrementalList } from '#client/ui/use-incremental-list.ts';
import { leavebitsQuery, useLeavebitMutation } from '../../leavebits/api.ts';
import { filterLeavebits } from '../../leavebits/list/list-view.ts';
import {
  warnOfWrongAddresses,
  ConfirmSharingDialog,
} from '../../leavebits/sharing/confirm-sharing-dialog.tsx';
import { describeReleaseRule, releaseTypeLabels } from '../../leavebits/sharing/release-messages.ts';
import { useConfirmMessages } from '../../leavebits/sharing/use-confirm-messages.ts';
import { useRuleMessages } from '../../leavebits/sharing/use-rule-messages.ts';
import { useChoiceMessages } from './use-choice-messages.ts';

interface ChooseLeavebitsProps {
  email: string;
  name: string;
  onClose: () => void;
}

type Rule = Exclude<ReleaseType, 'scheduled'>;

interface Change {
  email: string;
  rule: Rule;
  added: readonly Leavebit[];
  removed: readonly Leavebit[];
}

type ChoiceMessages = TextMessages<'owner-plan-choice'>;
type CommonMessages = TextMessages<'owner-common'>;

/** Applies a change. Skips LeaveBits that can't be saved and returns their names, so that the rest is not lost. */
async function save(
  { email, rule, added, removed }: Change,
  t: ChoiceMessages,
  common: CommonMessages,
): Promise<string[]> {
  const failed: string[] = [];
  for (const { id, seqno, description, sharingEmails, sharingConfig } of removed) {
    const { [email]: _, ...rules } = sharingConfig;
    const body = { sharingEmails: sharingEmails.filter((one) => one !== email), sharingConfig: rules, seqno };
    try {
      await callEndpoint(leavebitEndpoints.update, { params: { id }, body });
    } catch (error) {
      const reason = getErrorMessage(error, t('notSaved'));
      failed.push(t('notSavedWhy', { title: headline(description, common), reason }));
    }
  }
  if (added.length === 0) return failed;
  try {
    await callEndpoint(sharingEndpoints.shareMultiple, {
      body: {
        triggerByteIds: added.map(({ id }) => id),
        emails: [email],
        sharingConfig: { [email]: { releaseType: rule } },
        shareWithPreConfigured: false,
      },
    });
  } catch (error) {
    failed.push(getErrorMessage(error, t('nothingAdded')));
  }
  return failed;
}

/** How many LeaveBits a question names before counting the rest. */
const NAMED = 4;

const headline = (description: string, common: CommonMessages) => description || common('noDescription');

/** Lets the owner choose which LeaveBits a person receives. All changes are saved together. */
export function LeavebitChoiceDialog({ email, name, onClose }: ChooseLeavebitsProps) {
  const t = useChoiceMessages();
  const common = useCommonMessages();
  const confirm = useConfirmMessages();
  const rules = useRuleMessages();
  const formId = useId();
  const { data: leavebits = [] } = useQuery(leavebitsQuery);
  const has = ({ sharingEmails, leftBy }: Leavebit) => sharingEmails.includes(email) && !leftBy?.[email];
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const [rule, setRule] = useState<Rule>('death_incapacitation');
  const [failed, setFailed] = useState<string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const saving = useLeavebitMutation((change: Change) => save(change, t, common));
  const setting = { releaseType: rule };
  const isTurned = ({ id }: Leavebit) => changed.has(id);
  const added = leavebits.filter((one) => isTurned(one) && !has(one));
  const removed = leavebits.filter((one) => isTurned(one) && has(one));

  const effect = describeEffect(name, { added: added.length, removed: removed.length }, t);
  const titles = formatList(
    added.slice(0, NAMED).map(({ description }) => t('quoted', { title: headline(description, common) })),
    t,
  );

  function submit() {
    // Only access needs a confirmation. It can't be undone once somebody has read something.
    if (added.length > 0) setIsAsking(true);
    else void saveAll();
  }

  async function saveAll() {
    setIsAsking(false);
    const problems = await saving.mutateAsync({ email, rule, added, removed });
    setChanged(new Set());
    setFailed(problems);
    if (problems.length > 0) return;
    toast({ title: t('saved', { name }), variant: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !saving.isPending && onClose()}
      size="large"
      title={t('title', { name })}
      description={t('intro')}
      footer={
        <>
          <Button variant="quiet" isUnavailable={saving.isPending} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={saving.isPending}
            isUnavailable={added.length + removed.length === 0}
          >
            {common('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (added.length + removed.length > 0 && !saving.isPending) submit();
        }}
      >
        {failed.length > 0 && (
          <Banner tone="danger" role="alert" title={t('someNotSaved')}>
            {failed.join(' ')}
          </Banner>
        )}
        <Choices
          leavebits={leavebits}
          isTicked={(one) => has(one) !== isTurned(one)}
          onTurn={({ id }) =>
            setChanged((before) => {
              const after = new Set(before);
              if (!after.delete(id)) after.add(id);
              return after;
            })
          }
        />
        {added.length > 0 && (
          <Field label={t('rule')} className="sm:w-80">
            <Select value={rule} onChange={({ target }) => setRule(target.value as Rule)}>
              <option value="death_incapacitation">{rules(releaseTypeLabels.death_incapacitation)}</option>
              <option value="always">{rules(releaseTypeLabels.always)}</option>
            </Select>
          </Field>
        )}
        <p role="status" className="text-sm wrap-anywhere text-quiet">
          {effect}
        </p>
      </form>
      <ConfirmSharingDialog
        people={
          isAsking ? [{ email, setting, note: describeReleaseRule(setting, { at: now() }, rules) }] : null
        }
        leavebits={added}
        content={added.length === 1 ? 'one' : 'several'}
        headline={added.length === 1 ? added[0]?.description : undefined}
        question={
          added.length > NAMED
            ? t('questionMore', { titles, count: added.length - NAMED })
            : t('question', { titles })
        }
        warning={warnOfWrongAddresses(added, confirm)}
        effect={effect}
        onProceed={() => void saveAll()}
        onRefuse={() => setIsAsking(false)}
      />
    </Dialog>
  );
}

/** Longer lists get a search field and are rendered in batches. */
const AT_ONCE = 20;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

interface ChoicesProps {
  leavebits: readonly Leavebit[];
  isTicked: (leavebit: Leavebit) => boolean;
  onTurn: (leavebit: Leavebit) => void;
}

/** All LeaveBits as checkboxes, searchable if there are many. A checked item stays checked when the search hides it. */
function Choices({ leavebits, isTicked, onTurn }: ChoicesProps) {
  const t = useChoiceMessages();
  const common = useCommonMessages();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => filterLeavebits(leavebits, wanted, NO_NAMES), [leavebits, wanted]);
  const { count: drawn, end, grow } = useIncrementalList(AT_ONCE);
  return (
    <>
      {leavebits.length > AT_ONCE && (
        <Field label={t('search')} isLabelHidden>
          <TextInput
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter would otherwise submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            placeholder={t('searchHint')}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      )}
      {found.length === 0 && leavebits.length > 0 && (
        <p role="status" className="wrap-anywhere">
          {t('nothingFound', { search: wanted.trim() })}
        </p>
      )}
      <ul className="flex flex-col">
        {found.slice(0, drawn).map((one) => (
          <li key={one.id}>
            <Checkbox
              label={headline(one.description, common)}
              checked={isTicked(one)}
              onChange={() => onTurn(one)}
            />
          </li>
        ))}
      </ul>
      {drawn < found.length && (
        <div ref={end}>
          <Button variant="quiet" size="small" className="-ml-3.25" onClick={grow}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Describes what saving will do. */
function describeEffect(
  name: string,
  { added, removed }: { added: number; removed: number },
  t: ChoiceMessages,
): string {
  return [
    ...(added > 0 ? [t('gives', { name, count: added })] : []),
    ...(removed > 0 ? [t('removes', { name, count: removed })] : []),
  ].join(' ');
}
