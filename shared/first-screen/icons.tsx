import type { ReactElement } from 'react';

const icons = {
  calendar: 'M7 3v3M17 3v3M4 9h16M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c.5-3.6 3.2-5.5 7-5.5s6.5 1.9 7 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18.5 15c2 .8 3.2 2.5 3.5 5',
  tag: 'M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9-9-9ZM8 8h.01',
  pin: 'M12 21c4.5-4.6 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.5 6.4 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

/** The few line icons of the frame; the same drawings as in shared/ui. */
export const FrameIcon = ({
  name,
  size = 22,
}: {
  readonly name: keyof typeof icons;
  readonly size?: number;
}): ReactElement => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={icons[name]} />
  </svg>
);

const starPath = 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z';

/** A hotel's stars; the text beside them is for those who do not see them. */
export const FrameStars = ({ value }: { readonly value: number }): ReactElement => (
  <>
    {Array.from({ length: Math.round(value) }, (_, index) => (
      <svg
        key={index}
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={starPath} />
      </svg>
    ))}
  </>
);
