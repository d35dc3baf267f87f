interface Props {
  readonly caption: string;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  readonly money: (amount: number) => string;
}

/** The lines of a price on a sheet of paper. */
export function SheetLines({ caption, lines, money }: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td>{line.text}</td>
            <td>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
