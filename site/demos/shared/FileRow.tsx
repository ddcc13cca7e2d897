import { Drawing } from './Drawing.tsx';

type FileRowProps = {
  name: string;
  /** What is in it. */
  detail?: string;
};

/** A file in a list. Only in still screens. */
export function FileRow({ name, detail }: FileRowProps) {
  return (
    <div className="row">
      <Drawing d="M7 3h7l4 4v14H7zM14 3v4h4" />
      <b>
        <bdi dir="ltr">{name}</bdi>
        {detail && <small>{detail}</small>}
      </b>
    </div>
  );
}
