import data from '../content/regions.yaml'

/** The parts of the world of `content/regions.yaml` that have a destination, in the order of that file. */
export const regions = data as string[]
