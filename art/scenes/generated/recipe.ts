/** One entry of the table: everything a generated picture is made of. */
import type { Back } from './land.ts'
import type { FigureName } from './figures.ts'
import type { LandmarkName } from './landmarks.ts'
import type { MoodName } from './moods.ts'
import type { Front } from './near.ts'
import type { TownKind, TreeKind } from './town.ts'

export type Kind = 'shore' | 'bay' | 'lagoon' | 'valley' | 'desert' | 'street' | 'clouds'
export type BoatKind = 'ferry' | 'caique' | 'sail' | 'dhoni' | 'junk' | 'longtail' | 'steamer'
/** Name, metres right of the middle, metres away, and optionally size and turn. */
export type Standing = readonly [
  name: LandmarkName,
  x: number,
  distance: number,
  scale?: number,
  turn?: number,
]

export interface Options {
  disc?: [x: number, y: number, radius: number]
  clouds?: 'streaks' | 'cumulus' | 'both' | 'thin' | 'none'
  back?: Back
  /** Surface of the back land, when it is not the usual one. */
  backSurface?: string
  /** How much air lies on the back land, 0..1. */
  veil?: number
  town?: TownKind
  walls?: string[]
  roof?: string
  trees?: TreeKind
  /** Height of the tallest house or tower in metres. */
  tallest?: number
  landmarks?: readonly Standing[]
  /** Half width in metres kept clear of houses in front of the landmarks. */
  clear?: number
  boats?: readonly (readonly [BoatKind, x: number, distance: number, turn?: number])[]
  front?: Front
  /** Surface of the ground of valleys and deserts. */
  ground?: string
  /** Relief of the ground: metres. */
  relief?: number
  /** Ground cut into rice or vine terraces. */
  terraced?: boolean
  /** Share of the slope left to the houses, 0 (empty) to 1. */
  density?: number
  horizon?: number
  eye?: number
  focal?: number
  /** Metres to the opposite bank. */
  distance?: number
  /** Metres from the first to the last row of houses. */
  depth?: number
  figures?: FigureName
  /** Metres the town climbs. */
  hill?: number
}

export interface Recipe {
  name: string
  mood: MoodName
  kind: Kind
  seed: number
  focusX?: number
  /** Side of the sun. */
  sun?: 'left' | 'right'
  options?: Options
}
