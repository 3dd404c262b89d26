import { holdsServiceName, SERVICE_NAME_REFUSED } from '#shared/domain/service-name.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';

/**
 * Refuses an owner's own name that holds the operator's name. Our mails name the owner, so they would seem to come from the
 * operator. The call's shape has refused the product's name before. @throws DomainError `invalid`
 */
export function checkOwnName({ config }: Context, name: string): void {
  if (!holdsServiceName(name, config.operatorName)) return;
  const message = SERVICE_NAME_REFUSED;
  throw new DomainError('invalid', message, { details: { errors: [{ path: 'name', message }] } });
}
