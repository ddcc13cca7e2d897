import type { ReactNode } from 'react';
import { LetterScene } from '#site/ui/art/LetterScene.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';

type NewsletterIntroProps = { title: string; children: ReactNode };

/** The title, drawing and content that all newsletter pages share. */
export function NewsletterIntro({ title, children }: NewsletterIntroProps) {
  return (
    <PageIntro
      title={title}
      art={
        <IntroArt>
          <LetterScene />
        </IntroArt>
      }
    >
      {children}
    </PageIntro>
  );
}
