import appViewScript from '#site/inline/app-view.ts?inline-script';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import { Calendar } from '#site/ui/icons/Calendar.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import './app-view.css';

type LegalHeadProps = {
  title: string;
  /** One or two sentences; omitted if `children` say more. */
  summary?: string | undefined;
  text: TextLanguage;
  /** "In force since …" */
  version: string;
  /** Id of the section that lists the changes, and the text of the link to it. */
  changes: { anchor: string; label: string };
};

/** The header of a legal text: title, summary, and the date since when it is in force. */
export function LegalHead({ title, summary, text, version, changes }: LegalHeadProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: appViewScript }} />
      <PageIntro title={title} lead={summary} text={text}>
        <Cluster as="p" gap={2} data-size="small" data-tone="quiet">
          <Calendar width={18} height={18} />
          {version}
        </Cluster>
        {/* On wide screens, the card beside the text has the same link, and shows the newest change. */}
        <QuietLink data-unprinted="" data-hidden="desk" href={`#${changes.anchor}`}>
          {changes.label}
        </QuietLink>
      </PageIntro>
    </>
  );
}
