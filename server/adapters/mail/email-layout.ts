import { formatEmail } from '#shared/domain/format-email.ts';
import type { Language } from '#shared/domain/languages.ts';
import { limits } from '#shared/domain/limits.ts';
import { addLanguageToUrl } from './language-links.ts';
import { createFormatter, type FormatMailMessage } from './write-email.ts';

/** A button. `url` is absolute, http or https. */
export interface EmailAction {
  label: string;
  url: string;
  /** Outlined rather than filled, so that nobody mistakes it for the main button. */
  isQuiet?: boolean;
}

/** The copy of one email, without presentation. Any value may contain hostile input; `renderEmail` makes it safe. */
export interface EmailContent {
  /** English if absent. */
  language?: Language;
  subject: string;
  /** Shown next to the subject in inbox lists and on lock screens. Never contains a code. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** A one-time code, shown large below the first paragraph. */
  code?: string;
  /** One or more buttons. */
  action?: EmailAction | readonly EmailAction[];
  /** Additional links, written out in full below the button. */
  links?: { label: string; url: string }[];
  /** Explains why the reader got this email. */
  why: string;
  /** Explains what to do if they got it by mistake. */
  mistake: string;
}

/** The sender. `appOrigin` has no trailing slash. An unconfigured name or address is null and left out. */
export interface EmailBrand {
  appOrigin: string;
  operatorName: string | null;
  supportEmail: string | null;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The colors of emails and development pages, the same as the client's. */
export const colorPalette = {
  light: {
    paper: '#FBFAF7',
    raised: '#FFFFFF',
    ink: '#1F2A2E',
    quiet: '#55646A',
    line: '#E3DED4',
    primary: '#1F5A4C',
    onPrimary: '#FFFFFF',
    fold: '#7FB5A4',
  },
  dark: {
    paper: '#14191B',
    raised: '#1C2326',
    ink: '#E9E7E1',
    quiet: '#A6B2B6',
    line: '#343E42',
    primary: '#86C9B4',
    onPrimary: '#0D201A',
    fold: '#4C8D7B',
  },
} as const;

export type ColorName = keyof (typeof colorPalette)['light'];

/** Every text color with its background, in both schemes. */
export const textColorPairs: [text: ColorName, background: ColorName][] = [
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['quiet', 'paper'],
  ['quiet', 'raised'],
  ['primary', 'paper'],
  ['primary', 'raised'],
  ['onPrimary', 'primary'],
];

export const serifFont = "Georgia, 'Times New Roman', serif";
export const sansFont = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Escapes text for HTML content and for attributes in either kind of quotes. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The folded leaf and the name, built from plain boxes because mail clients drop SVG. Outlook shows only the name. */
export const wordmarkHtml = `<!--[if !mso]><!--><span aria-hidden="true" class="bg-primary" style="display:inline-block;width:28px;height:20px;margin-right:10px;vertical-align:-3px;overflow:hidden;border-radius:14px 2px 14px 2px;background-color:${colorPalette.light.primary};line-height:0;font-size:0"><span class="fold" style="display:block;width:0;height:0;border-style:solid;border-width:11px 14px 0 14px;border-color:${colorPalette.light.fold} transparent transparent transparent"></span></span><!--<![endif]--><span class="serif primary" style="font-family:${serifFont};font-size:20px;line-height:28px;font-weight:bold;color:${colorPalette.light.primary}">LeaveBits</span>`;

/**
 * @param stopUrl the page that stops emails from this sender, linked in the footer.
 * @throws if a link is not a plain http(s) URL. Emails must not contain any other kind.
 */
export function renderEmail(letter: EmailContent, brand: EmailBrand, stopUrl?: string): RenderedEmail {
  const { language = 'en' } = letter;
  const t = createFormatter('mail-common', language);
  const stop =
    stopUrl === undefined ? undefined : { label: t('stopEmails'), url: addLanguageToUrl(stopUrl, language) };
  const links = [...listEmailActions(letter), ...(letter.links ?? []), ...(stop ? [stop] : [])];
  if (links.some(({ url }) => !/^https?:\/\/[^\s<>"]+$/.test(url))) {
    throw new Error('An email can only link to an absolute http or https URL');
  }
  const tidied: EmailContent = {
    subject: oneLine(letter.subject),
    preheader: oneLine(letter.preheader),
    heading: oneLine(letter.heading),
    paragraphs: letter.paragraphs.map(oneLine),
    code: letter.code && oneLine(letter.code),
    action: listEmailActions(letter).map((action) => ({ ...action, label: oneLine(action.label) })),
    links: letter.links?.map(({ label, url }) => ({ label: oneLine(label), url })),
    why: oneLine(letter.why),
    mistake: oneLine(letter.mistake),
  };
  const frame = { t, language, sender: senderLines(brand, t), stop };
  return {
    subject: tidied.subject,
    text: letterText(tidied, frame),
    html: letterHtml(tidied, frame),
  };
}

export const listEmailActions = ({ action = [] }: EmailContent): EmailAction[] => [action].flat();

/** One line of harmless text, without line breaks, control characters or direction marks, and with readable addresses. */
function oneLine(value: string): string {
  return formatEmail(value)
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** What is around an email's content. */
interface Frame {
  t: FormatMailMessage<'mail-common'>;
  language: Language;
  sender: string[];
  stop: Link | undefined;
}

function senderLines(
  { appOrigin, operatorName, supportEmail }: EmailBrand,
  t: FormatMailMessage<'mail-common'>,
): string[] {
  const lines = [operatorName, appOrigin, supportEmail && t('questions', { email: supportEmail })];
  return lines.filter((line) => line !== null && line !== '').map((line) => oneLine(line!));
}

/** Wraps at 72 columns, only at spaces, so that links and addresses stay intact. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= 72)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

interface Link {
  label: string;
  url: string;
}

function letterText(letter: EmailContent, { t, sender, stop }: Frame): string {
  const [opening = '', ...rest] = letter.paragraphs;
  const blocks = [
    wrap(letter.heading),
    wrap(opening),
    letter.code && groupedCode(letter.code),
    ...rest.map(wrap),
    ...[...listEmailActions(letter), ...(letter.links ?? [])].map(
      ({ label, url }) => `${wrap(t('linkLabel', { label }))}\n${url}`,
    ),
    '-'.repeat(24),
    wrap(t('labelledText', { label: t('whyLabel'), text: letter.why })),
    wrap(t('labelledText', { label: t('mistakeLabel'), text: letter.mistake })),
    stop && `${t('linkLabel', { label: stop.label })}\n${stop.url}`,
    sender.join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function letterHtml(letter: EmailContent, { t, language, sender, stop }: Frame): string {
  const { light } = colorPalette;
  const [opening = '', ...rest] = letter.paragraphs;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:26px;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
  const note = (label: string, text: string) =>
    `<p class="quiet" style="margin:12px 0 0;font-size:14px;line-height:22px;color:${light.quiet};overflow-wrap:anywhere"><strong class="ink" style="color:${light.ink}">${label}</strong><br>${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(letter.subject)}</title>
<style>${styles}</style>
<!--[if mso]><style>td, p, a { font-family: 'Segoe UI', Arial, sans-serif !important } h1, .serif { font-family: Georgia, serif !important }</style><![endif]-->
</head>
<body class="bg-paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preheader)}${previewFiller}</div>
<table role="presentation" class="bg-paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper};font-family:${sansFont}">
<tr><td align="center" class="outer" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;text-align:left">
<tr><td style="padding:0 0 20px">${wordmarkHtml}</td></tr>
<tr><td class="card bg-raised line" style="padding:36px 40px;background-color:${light.raised};border:1px solid ${light.line};border-radius:10px">
<h1 class="ink" style="margin:0 0 20px;font-family:${serifFont};font-size:26px;line-height:34px;font-weight:bold;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(letter.heading)}</h1>
${paragraph(opening)}
${letter.code ? codeHtml(groupedCode(letter.code)) : ''}
${rest.map(paragraph).join('\n')}
${listEmailActions(letter)
  .map((action) => actionHtml(action, t('copyLink')))
  .join('\n')}
${(letter.links ?? []).map(linkHtml).join('\n')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr><td class="line" style="padding:12px 0 0;border-top:1px solid ${light.line}">
${note(t('whyLabel'), letter.why)}
${note(t('mistakeLabel'), letter.mistake)}
${stop ? footLinkHtml(stop) : ''}
</td></tr></table>
</td></tr>
<tr><td class="quiet" style="padding:20px 0 0;font-size:14px;line-height:22px;color:${light.quiet};overflow-wrap:anywhere">${sender.map(escapeHtml).join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Leaves a six-digit code whole. Longer codes are read, and wrap, in groups of three. */
const groupedCode = (code: string) =>
  code.length > limits.codeDigits ? code.replace(/\d{3}(?=\d)/g, '$& ') : code;

/** CSS adds the space between digits, so a copied six-digit code contains no spaces. */
function codeHtml(code: string): string {
  const { light } = colorPalette;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td align="center" class="bg-paper line ink" style="padding:18px 12px 18px 20px;background-color:${light.paper};border:1px solid ${light.line};border-radius:10px;font-size:32px;line-height:40px;font-weight:bold;letter-spacing:8px;font-variant-numeric:tabular-nums;color:${light.ink};-webkit-user-select:all;user-select:all">${escapeHtml(code)}</td></tr></table>`;
}

function actionHtml({ label, url, isQuiet }: EmailAction, copyLabel: string): string {
  const { light } = colorPalette;
  const href = escapeHtml(url);
  const [box, boxColors, textClass, textColor] = isQuiet
    ? [
        'bg-raised line-primary',
        `background-color:${light.raised};border:1px solid ${light.primary}`,
        'primary',
        light.primary,
      ]
    : [
        'bg-primary line-primary',
        `background-color:${light.primary};border:1px solid ${light.primary}`,
        'on-primary',
        light.onPrimary,
      ];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px"><tr><td align="center" class="${box}" style="${boxColors};border-radius:10px;mso-padding-alt:12px 27px"><a href="${href}" class="${textClass}" style="display:inline-block;padding:12px 27px;font-size:16px;line-height:22px;font-weight:bold;text-decoration:none;color:${textColor}">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0;font-size:14px;line-height:22px;color:${light.quiet}">${copyLabel}<br><a href="${href}" class="primary" style="color:${light.primary};word-break:break-all">${href}</a></p>`;
}

function linkHtml({ label, url }: { label: string; url: string }): string {
  const { light } = colorPalette;
  const href = escapeHtml(url);
  return `<p class="ink" style="margin:20px 0 0;font-size:16px;line-height:26px;color:${light.ink}"><strong>${escapeHtml(label)}</strong><br><a href="${href}" class="primary" style="font-size:14px;line-height:22px;color:${light.primary};word-break:break-all">${href}</a></p>`;
}

function footLinkHtml({ label, url }: Link): string {
  const { light } = colorPalette;
  return `<p style="margin:12px 0 0;font-size:14px;line-height:22px"><a href="${escapeHtml(url)}" class="primary" style="color:${light.primary}">${escapeHtml(label)}</a></p>`;
}

/** Invisible text that keeps inbox lists from showing the body, which may contain a code. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(90);

const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .outer { padding: 24px 12px !important } .card { padding: 28px 22px !important } }
@media (prefers-color-scheme: dark) {
.bg-paper { background-color: ${colorPalette.dark.paper} !important }
.bg-raised { background-color: ${colorPalette.dark.raised} !important }
.bg-primary { background-color: ${colorPalette.dark.primary} !important }
.fold { border-top-color: ${colorPalette.dark.fold} !important }
.line { border-color: ${colorPalette.dark.line} !important }
.line-primary { border-color: ${colorPalette.dark.primary} !important }
.ink { color: ${colorPalette.dark.ink} !important }
.quiet { color: ${colorPalette.dark.quiet} !important }
.primary { color: ${colorPalette.dark.primary} !important }
.on-primary { color: ${colorPalette.dark.onPrimary} !important }
}
`;
