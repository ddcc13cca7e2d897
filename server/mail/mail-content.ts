import { company } from '#content/facts/company.ts';
import type { Language } from '#locales/registry.ts';
import { escapeHtml } from '#server/escape-html.ts';

/** The content of a mail, before it is rendered as text and HTML. Plain text; rendering escapes it. */
export type MailContent = { subject: string; blocks: readonly MailBlock[] };

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Rows of labels and values. */
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** A visitor's text, with its line breaks. */
  | { kind: 'quotation'; label: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string };

const { street, postalCode, city, country } = company.address;
const companyAddress = `${company.legalName}, ${street}, ${postalCode} ${city}, ${country}`;

/** Renders a mail as plain text. */
export function renderText({ blocks }: MailContent): string {
  return `${[...blocks.map(blockAsText), `-- \n${companyAddress}`].join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'fields':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quotation':
      return `${block.label}:\n${block.text.replaceAll(/\r\n?/g, '\n').replaceAll(/^/gm, '> ')}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

/** Renders a mail as HTML. Styles are inline, because many mail programs remove all others. */
export function renderHtml({ subject, blocks }: MailContent, { tag, direction }: Language): string {
  // Mail programs also remove <html> and <body>, so the first element repeats language and direction.
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f6">
<div lang="${tag}" dir="${direction}" style="margin:0 auto;padding:24px 16px;max-width:560px;font:16px/1.5 system-ui,'Segoe UI',Roboto,Arial,sans-serif;color:#1a2233;text-align:start">
<p style="margin:0 0 16px;font-weight:700;color:#0f1a33">${escapeHtml(company.name)}</p>
<div style="padding:24px;background:#ffffff;border-radius:12px">
${blocks.map(blockAsHtml).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5b6478">${escapeHtml(companyAddress)}</p>
</div>
</body>
</html>
`;
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'fields':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowAsHtml).join('')}</table>`;
    case 'quotation':
      return `<p style="margin:0 0 4px;color:#5b6478">${escapeHtml(block.label)}</p><div dir="auto" style="margin:0 0 16px;padding:12px 16px;background:#f4f6fa;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</div>`;
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:#0f1a33;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5b6478;overflow-wrap:anywhere"><bdi>${escapeHtml(block.url)}</bdi></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(block.url)}" style="color:#27408b">${escapeHtml(block.label)}</a></p>`;
  }
}

function rowAsHtml([label, value]: readonly [string, string]): string {
  return `<tr><td style="padding:2px 0;padding-inline-end:16px;color:#5b6478;vertical-align:top">${escapeHtml(label)}</td><td style="padding:2px 0;overflow-wrap:anywhere"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
}
