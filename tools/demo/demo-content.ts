import type { ReleaseSetting, ReleaseType } from '#shared/domain/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { sampleFiles, type SampleFile } from './sample-files.ts';

/** Everyone in the demo. `.example` is a reserved domain. */
export const demoPeople = {
  owner: 'anna.berg@family.example',
  lena: 'lena.berg@family.example',
  jonas: 'jonas.berg@family.example',
  ruth: 'ruth.naidoo@attorneys.example',
  maria: 'maria.lopez@friends.example',
  paul: 'paul.dube@friends.example',
} as const;

/** The owner's own name, and the names the owner has given to others. */
export const demoNames: Record<keyof typeof demoPeople, string> = {
  owner: 'Anna Berg',
  lena: 'Lena Berg',
  jonas: 'Jonas Berg',
  ruth: 'Ruth Naidoo',
  maria: 'Maria Lopez',
  paul: 'Paul Dube',
};

export const DEMO_PASSWORD = 'Demo-password-1';

export const demoReporters = [demoPeople.ruth, demoPeople.maria, demoPeople.paul];

export interface DemoLeavebit {
  description: string;
  infoFields: string;
  rules: Record<string, ReleaseSetting>;
  files?: SampleFile[];
}

/** A rule of every type, with dates relative to `now`. */
const rulesFrom = (now: Date) =>
  ({
    always: { releaseType: 'always' },
    death_incapacitation: { releaseType: 'death_incapacitation' },
    scheduled: (days: number) => {
      const at = new Date(now.getTime() + days * DAY_MS);
      at.setUTCMinutes(0, 0, 0);
      return { releaseType: 'scheduled', scheduledDate: at.toISOString() };
    },
  }) satisfies Record<ReleaseType, ReleaseSetting | ((days: number) => ReleaseSetting)>;

export const deletedDemoLeavebit: DemoLeavebit = {
  description: 'The flat in Observatory',
  infoFields: 'Sold in 2023. The agent was Mrs. Peters.',
  rules: { [demoPeople.owner]: { releaseType: 'always' } },
  files: [sampleFiles.bills()],
};

/** Anna's later edit, which turns her original text into an earlier version. */
export const revisedDemoNotes = {
  description: 'Notes to myself: what is still missing',
  infoFields: 'Scan the passport. The old photographs are with Jonas.',
};

/**
 * Anna's LeaveBits, oldest first: three from templates and some of her own, covering every release rule.
 * @param now what dates are relative to.
 */
export function createDemoLeavebits(now: Date): DemoLeavebit[] {
  const { always, death_incapacitation: onDeath, scheduled: from } = rulesFrom(now);
  return [
    {
      description: 'My money: accounts, policies and debts',
      infoFields: `The first weeks
Funeral policy: Bluegum Life 77-1042-3, call 080 000 0142
Money my family can reach at once: the household account, Jonas may sign
Bills that must not be missed: see the list of debit orders

What I have
Bank accounts: First Coast Bank, Rondebosch, ending in 4471
Retirement fund: Harbour Provident, member 20117
House: 14 Kestrel Road, the title deed is with Ruth

What I owe
Home loan: First Coast Bank, about four years left

Last checked on: March 3`,
      rules: { [demoPeople.jonas]: onDeath, [demoPeople.ruth]: onDeath },
      files: [sampleFiles.policy(), sampleFiles.bills()],
    },
    {
      description: 'My will and legal papers',
      infoFields: `Will, where the original is: in Ruth's safe, signed in 2021
Executor: Ruth Naidoo
Living will: none
Who has a copy: Jonas and Lena, through this LeaveBit`,
      rules: { [demoPeople.lena]: onDeath, [demoPeople.jonas]: onDeath, [demoPeople.ruth]: always },
      files: [sampleFiles.will()],
    },
    {
      description: 'My personal wishes and messages',
      infoFields: `Farewell
Burial, cremation or other: cremation, and no hurry about the rest
Music: the cello suite, and something to dance to at the end
How simple it may be: very

Words for those I love
To: Lena
What I want you to know: the recording says it better than I can write it`,
      rules: { [demoPeople.lena]: onDeath },
      files: [sampleFiles.voice(), sampleFiles.view()],
    },
    {
      description: 'House: keys, alarm and who to call',
      infoFields: `Spare keys: with Maria at number 16
Alarm: the company is Karoo Guard, they ask for Jonas by name
Water main: under the lid by the lemon tree
Plumber: Mr. Adams, 021 555 0108`,
      rules: { [demoPeople.jonas]: always, [demoPeople.lena]: always },
    },
    {
      description: 'For your thirtieth birthday',
      infoFields: 'Open it with a cup of tea. There is more of it in the blue box on the top shelf.',
      rules: { [demoPeople.lena]: from(240) },
      files: [sampleFiles.view()],
    },
    {
      description: 'Family recipes',
      infoFields: 'Rusks, malva pudding, and the fish curry that nobody gets right.',
      rules: { [demoPeople.lena]: from(-12), [demoPeople.jonas]: always },
      files: [sampleFiles.recipe()],
    },
    {
      description: 'Notes to myself: what is still missing',
      infoFields: 'Scan the passport. Ask Jonas whether he still has the old photographs.',
      rules: { [demoPeople.owner]: always },
    },
  ];
}
