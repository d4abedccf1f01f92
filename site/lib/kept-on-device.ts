interface Kept {
  /**
   * Where it is stored: until cleared, until the tab is closed, as files for reading offline, or as the times of their use.
   */
  area: 'local' | 'session' | 'cache' | 'times'
  name: string
  purpose: string
}

/** Everything that the site stores in a browser, by key. Code that stores data uses one of these keys. */
export const keptOnDevice = {
  'sb-agency-auth-token': {
    area: 'local',
    name: 'Sign-in session',
    purpose: 'Keeps you signed in. Clearing it signs you out.',
  },
  customPackageQuery: {
    area: 'local',
    name: 'Last custom trip request',
    purpose: 'Your own copy of what you asked for.',
  },
  sentEnquiries: {
    area: 'local',
    name: 'Enquiries you sent',
    purpose: 'Lists below and on the dashboard what you asked us, and when.',
  },
  recentlyViewed: {
    area: 'local',
    name: 'Recently viewed trips',
    purpose: 'Lists at the foot of a page what you opened before.',
  },
  'draft-trip': {
    area: 'local',
    name: 'Unfinished trip plan',
    purpose: 'Lets you go on with the custom package form. Deleted after 30 days.',
  },
  'draft-enquiry': {
    area: 'local',
    name: 'Unfinished enquiry',
    purpose: 'Lets you go on with an enquiry about a trip. Deleted after 30 days.',
  },
  'draft-message': {
    area: 'local',
    name: 'Unfinished message',
    purpose: 'Lets you go on with the contact form. Deleted after 30 days.',
  },
  'react-router-scroll-positions': {
    area: 'session',
    name: 'Scroll positions',
    purpose: 'Going back finds the same line. Gone when you close the tab.',
  },
  pages: { area: 'cache', name: 'Pages you opened', purpose: 'To read them again without a connection.' },
  pictures: { area: 'cache', name: 'Pictures you saw', purpose: 'To see them again without a connection.' },
  assets: {
    area: 'cache',
    name: 'Scripts, styles and fonts',
    purpose: 'For the pages that are read without a connection.',
  },
  shell: { area: 'cache', name: 'The frame of the site', purpose: 'To start without a connection.' },
  kept: {
    area: 'cache',
    name: 'The catalogue, kept at your request',
    purpose: 'To read all trips without a connection.',
  },
  'workbox-expiration': {
    area: 'times',
    name: 'When pages and files were used',
    purpose: 'The addresses of the files above and a time for each, so that the oldest go first.',
  },
} as const satisfies Record<string, Kept>

export type DeviceKey = keyof typeof keptOnDevice
