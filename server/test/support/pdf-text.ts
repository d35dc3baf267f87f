import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly pages: number;
  /** Its words, with one space between what stands apart. */
  readonly text: string;
}

/** What a reader of a PDF finds in it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const { Title, Language } = info as { readonly Title?: string; readonly Language?: string };
  const read = {
    title: Title ?? '',
    language: Language ?? '',
    pages: pdf.numPages,
    text: texts.join(' ').replace(/\s+/g, ' '),
  };
  await task.destroy();
  return read;
}
