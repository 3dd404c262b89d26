import type { Messages } from '#client/lib/messages/use-messages.ts';

/** Why the camera can't be used. @param error what `getUserMedia` rejected with */
export function describeCameraError(error: unknown, t: Messages<'cards'>): string {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return t('cameraForbidden');
    case 'NotFoundError':
    case 'OverconstrainedError':
      return t('cameraMissing');
    case 'NotReadableError':
    case 'AbortError':
      return t('cameraBusy');
    default:
      return t('cameraUnsupported');
  }
}
