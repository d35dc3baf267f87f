import type { ReactElement } from 'react';

const drawings = {
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  bed: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5 11V7a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v4M8 11V9h3v2M13 11V9h3v2',
  calendar: 'M7 3v3M17 3v3M4 9h16M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3 10h18M7 15h3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-up': 'M6 15l6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  cutlery: 'M7 3v7a2 2 0 0 0 4 0V3M9 12v9M17 3c-2 1-3 3.5-3 6v4h3V3ZM17 13v8',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 4l16 16',
  gift: 'M4 11h16v9H4v-9ZM3 7h18v4H3V7ZM12 7v13M12 7C9 7 7 6 7.5 4.5 8 3 11 3 12 7ZM12 7c3 0 5-1 4.5-2.5C16 3 13 3 12 7Z',
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c.5-3.6 3.2-5.5 7-5.500s6.5 1.9 7 5.500M16 4.300a3.5 3.5 0 0 1 0 6.400M18.5 15c2 .8 3.2 2.5 3.5 5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01',
  key: 'M8 16a4 4 0 1 1 3.5-6H21v3h-2v3h-3v-3h-4.5A4 4 0 0 1 8 16ZM8 12h.01',
  lock: 'M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  mail: 'M4 6h16v12H4V6ZM4 7l8 6 8-6',
  map: 'M9 4L3 6.5v13L9 17l6 2.5 6-2.5V4l-6 2.5L9 4ZM9 4v13M15 6.5v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10.5 21 3 13.5 3 6a3 3 0 0 1 3-3Z',
  pin: 'M12 21c4.5-4.6 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.5 6.4 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7v-6Z',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5h.01',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4h-4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
  size: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  star: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z',
  tag: 'M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9-9-9ZM8 8h.01',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.6-4 3.7-6 8-6s7.4 2 8 6',
  warning: 'M12 4l9 16H3l9-16ZM12 10v4M12 17h.01',
  wifi: 'M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0M12 19.5h.01',
} as const;

export type IconName = keyof typeof drawings;

export interface IconProps {
  readonly name: IconName;
  /** Pixels, 20 by default. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** What points to a side points to the other one where reading goes from right to left. */
const classOf = (name: IconName): string => (/-(left|right)$/.test(name) ? 'icon icon--sideways' : 'icon');

/** A line drawing in the colour of the text around it; never the only bearer of a meaning. */
export const Icon = ({ name, size = 20, className }: IconProps): ReactElement => (
  <svg
    className={className === undefined ? classOf(name) : `${classOf(name)} ${className}`}
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
    <path d={drawings[name]} />
  </svg>
);
