/** Line icons on a 24 px grid, drawn for this site: one stroke width, round ends. */
const shapes = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bowl: 'M3 12h18a9 9 0 0 1-6 8.5V21H9v-.5A9 9 0 0 1 3 12Zm6-4c0-2 2-2 2-4m4 4c0-2 2-2 2-4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3zm9 9a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  coins:
    'M9 13a6 3 0 1 0 0-6 6 3 0 0 0 0 6Zm-6-3v5c0 1.7 2.7 3 6 3s6-1.3 6-3v-5m0 1c3.4.1 6 1.4 6 3v4c0 1.7-2.7 3-6 3-2.2 0-4.1-.6-5.1-1.5',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.5-12.5-2 5-5 2 2-5z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  heart: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.5v.1',
  mail: 'M3 6h18v13H3zm0 1 9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  microblog: 'M4 5l16 14M20 5 4 19',
  network:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.7 1.8-1.7H18V3c-.5 0-1.5-.1-2.5-.1-2.7 0-4.5 1.6-4.5 4.4v2.2H8V13h3v8z',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  photos: 'M4 4h16v16H4zm8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm4.6-8.6v.1',
  pin: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plane: 'M21 4 3 11l6 3 3 6zM9 14l5-5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zm-3.5 9 2.5 2.5 4.5-5',
  sliders:
    'M3 7h10m6 0h2M3 17h2m6 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  speech: 'M4 5h16v11H10l-4 4v-4H4z',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M16 4.3a3.5 3.5 0 0 1 0 6.5m1.5 4c2.3.5 3.7 2 4 4.7',
  video: 'M3 6h18v12H3zm7 3v6l5-3z',
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.1',
} as const

export type IconName = keyof typeof shapes

/** All names, for the style guide. */
export const iconNames = () => Object.keys(shapes) as IconName[]

interface IconProps {
  name: IconName
  /** Filled shapes: stars and hearts that show a value. */
  isFilled?: boolean
  /** Without a `size-` class the icon is 20 px. */
  className?: string
}

/** A decorative icon: its meaning is in the text beside it, or in the name of the control. */
export const Icon = ({ name, isFilled, className = '' }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`icon ${className} ${isFilled ? 'fill-current' : ''}`.trim()}
  >
    <path d={shapes[name]} />
  </svg>
)
