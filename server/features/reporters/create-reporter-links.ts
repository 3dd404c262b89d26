import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reporterTokens } from '../../db/schema/index.ts';

/** Creates new links for one reporter. The caller emails them in the same transaction. Earlier links stay valid. */
export async function createReporterLinks(
  { random, digests, clock, config }: Context,
  tx: Database,
  userId: number,
  reporterEmail: string,
): Promise<{ tokenId: string; deathLink: string; incapacitationLink: string; practiceLink: string }> {
  const tokenId = random.uuid();
  const [death, incapacitation, practice] = [random.token(), random.token(), random.token()];
  await tx.insert(reporterTokens).values({
    id: tokenId,
    userId,
    reporterEmail,
    deathToken: digests.token(death),
    incapacitationToken: digests.token(incapacitation),
    practiceToken: digests.token(practice),
    createdAt: clock.now(),
  });
  return {
    tokenId,
    deathLink: `${config.appOrigin}/report/${death}/death`,
    incapacitationLink: `${config.appOrigin}/report/${incapacitation}/incapacitation`,
    practiceLink: `${config.appOrigin}/report/${practice}/practice`,
  };
}
