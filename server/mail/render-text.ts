import { company } from '#content/facts/company.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** Renders a mail as plain text. */
export function renderText({ blocks }: MailContent): string {
  const { street, postalCode, city, country } = company.address;
  const signature = `-- \n${company.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
  return `${[...blocks.map(renderBlock), signature].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
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
