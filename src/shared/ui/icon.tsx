/** Line drawings on a square of 16; the text beside an icon, or the button's name, says what it means. */
const paths = {
  cross: 'M2 2l12 12M14 2L2 14',
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  bookmark: 'M4 1.5h8v13l-4-3.5-4 3.5z',
  menu: 'M0 3.2h16M0 8h16M0 12.8h11.2',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.6-1.4L15 15',
  phone:
    'M5.2 1.8l1.6 3.4-1.6 1.4c.8 1.8 2.4 3.4 4.2 4.2l1.4-1.6 3.4 1.6c-.2 2-1.4 3.4-3 3.4C6 14.2 1.8 10 1.8 4.8c0-1.6 1.4-2.8 3.4-3z',
  whatsapp:
    'M1.5 14.5l1-3.4a6.3 6.3 0 1 1 2.4 2.4zM5.8 5c-.3 2.8 2.2 5.4 5 5.2l.6-1.5-1.7-.8-.8.7c-.8-.4-1.3-.9-1.6-1.6l.6-.8-.7-1.7z',
  viber:
    'M3.5 1.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8.2L5 14.5v-3H3.5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM5.2 4.2c-.2 2.6 2 4.9 4.6 4.7l.4-1.2-1.5-.7-.7.6c-.6-.3-1-.7-1.2-1.3l.5-.6-.6-1.5zM8.6 3.9c1.3.1 2.2 1 2.3 2.3',
  telegram: 'M1.5 7.8L14.5 2.2l-2.2 11.6-4.4-3.2-2.3 2.6-.5-4zM5.1 9.2l5.7-4.1-2.9 5.5',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-6 6.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
  heart:
    'M8 14S1.5 10 1.5 5.6C1.5 3.4 3 2 4.8 2 6.3 2 7.4 2.9 8 4c.6-1.1 1.7-2 3.2-2 1.8 0 3.3 1.4 3.3 3.6C14.5 10 8 14 8 14z',
  scales: 'M8 2v12M4 14h8M2.5 4h11M4 4L1.5 9.5h5L4 4zm8 0L9.5 9.5h5L12 4z',
  left: 'M10.5 2.5L5 8l5.5 5.5',
  right: 'M5.5 2.5L11 8l-5.5 5.5',
  plus: 'M8 2v12M2 8h12',
  minus: 'M2 8h12',
  expand: 'M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4',
  open: 'M2.5 5.5L8 11l5.5-5.5',
  up: 'M8 14V2M3 7l5-5 5 5',
  down: 'M8 2v12M3 9l5 5 5-5',
  save: 'M8 1.5v9M4 7l4 4 4-4M1.5 14.5h13',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
