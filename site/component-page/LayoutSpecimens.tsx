import type { Locale } from '#site/i18n/locale.ts';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Columns } from '#site/ui/Columns.tsx';
import { Figure } from '#site/ui/Figure.tsx';
import { Grid } from '#site/ui/Grid.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Specimen } from './Specimen.tsx';
import { States } from './States.tsx';
import '#site/ui/figure.css';
import '#site/ui/lit.css';

type LayoutSpecimensProps = { locale: Locale };

const surfaces = ['raised', 'lit'] as const;

/** Sections on their planes, layouts, and surfaces. */
export function LayoutSpecimens({ locale: { t } }: LayoutSpecimensProps) {
  const title = t('product.limits.title');
  const text = t('products.unsure.text');
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <Card key={index}>
        <p>{text}</p>
      </Card>
    ));
  return (
    <>
      {(['night', 'room', 'stage'] as const).map((plane) => (
        <Section key={plane} plane={plane}>
          <h2>Section: {plane}</h2>
          <p>{text}</p>
          <Rows columns={3}>{cards(3)}</Rows>
        </Section>
      ))}
      <Specimen name="Stack, Cluster">
        <Stack gap={2}>{cards(2)}</Stack>
        <Cluster justify="between">{cards(2)}</Cluster>
      </Specimen>
      <Specimen name="Grid, Rows: two, three and four columns with full last rows, as many as fit">
        <Rows columns={2}>{cards(3)}</Rows>
        <Rows columns={4}>{cards(4)}</Rows>
        <Rows columns={3}>{cards(4)}</Rows>
        <Rows columns={3}>{cards(5)}</Rows>
        <Grid>{cards(4)}</Grid>
      </Specimen>
      <Specimen name="Split: even, wide first, wide second">
        {([undefined, 'first', 'second'] as const).map((wide) => (
          <Split key={wide ?? 'even'} {...(wide && { wide })}>
            {cards(2)}
          </Split>
        ))}
      </Specimen>
      <Columns aside={cards(1)}>
        <h2>Columns</h2>
        <p>{text}</p>
      </Columns>
      <Specimen name="Card, Panel: surfaces; in a row; covered by a link">
        {surfaces.map((surface) => (
          <Rows key={surface} columns={2}>
            <Card surface={surface}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
            <Panel surface={surface}>
              <h3>{title}</h3>
              {cards(1)}
            </Panel>
          </Rows>
        ))}
        <States>
          <Card direction="row" isCovered>
            <Stack gap={1}>
              <a href="#main" data-cover="">
                {title}
              </a>
              <p>{text}</p>
            </Stack>
          </Card>
        </States>
      </Specimen>
      <Specimen name="Figure">
        <Figure caption={text}>
          <img src="/og.png" width={1200} height={630} alt="" />
        </Figure>
      </Specimen>
    </>
  );
}
