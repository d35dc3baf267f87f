interface Props {
  readonly caption: string;
  readonly lines: readonly { readonly text: string; readonly amount: string }[];
}

/** The lines of a price on a sheet of paper. */
export function SheetLines({ caption, lines }: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td>{line.text}</td>
            <td>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
