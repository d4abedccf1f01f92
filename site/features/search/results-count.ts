const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** `3 destinations and 1 package`; zeros are left out. */
export const resultsCount = (destinations: number, tourPackages: number): string =>
  [
    ...counted(destinations, 'destination', 'destinations'),
    ...counted(tourPackages, 'package', 'packages'),
  ].join(' and ')
