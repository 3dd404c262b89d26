import { AccountNav } from './account-nav.tsx';
import type { AccountSection } from './sections.ts';

/** A section of the account page, with links to the other sections. */
export function AccountLayout({ section: { id, title, intro, Part } }: { section: AccountSection }) {
  return (
    <div className="flex flex-col gap-8 md:flex-row md:gap-12">
      <AccountNav current={id} />
      <div className="min-w-0 grow md:max-w-[42rem]">
        <p className="text-sm font-medium text-quiet">Your account</p>
        <h1>{title}</h1>
        <p className="mt-1 max-w-reading text-quiet">{intro}</p>
        <div className="mt-8 flex flex-col gap-6">
          <Part />
        </div>
      </div>
    </div>
  );
}
