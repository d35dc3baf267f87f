interface ContactLinesProps {
  readonly telephone: string;
  readonly email: string;
}

/** Telephone and e-mail of the hotel: one touch away. */
export const ContactLines = ({ telephone, email }: ContactLinesProps) => (
  <>
    <a className="co-contact" href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
      {telephone}
    </a>
    <a className="co-contact" href={`mailto:${email}`}>
      {email}
    </a>
  </>
);
