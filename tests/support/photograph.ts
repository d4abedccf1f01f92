import sharp, { type Sharp } from 'sharp'
import { photographName, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import type { EditedPage, Fields, Kept } from '#contract/desk-pages.ts'
import type { AskDesk } from './desk.ts'

/** A two-coloured picture. The colours show where a crop was taken. */
export const photograph = (width = 1800, height = 1200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } }).composite([
    {
      input: { create: { width: Math.round(width / 4), height, channels: 3, background: '#d04030' } },
      left: 0,
      top: 0,
    },
  ])

/** A JPEG as large as a phone's, made of noise, which does not compress. It is sent in several parts. */
export const largePhotograph = (width: number, height: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

/** The place that shows the photographs of tests. */
export const bali = 'destinations/bali-indonesia.yaml'

/** Uploads it like the page: announces it, then sends the parts that the server lacks. */
export async function sendTo(ask: AskDesk, bytes: Buffer, name = photographName(bali, false)) {
  let state: SentPhotograph = (await ask('/photographs', { name, size: bytes.length })).json()
  while (!state.picture && !state.refusal) {
    const part = bytes.subarray(state.received, state.received + photographPartBytes)
    state = (await ask(`/photographs/${name}/parts/${state.received}`, part)).json()
  }
  return state
}

/** Saves a draft of the page with this picture at its top. */
export async function showOn(ask: AskDesk, image: Fields, file = bali): Promise<Kept> {
  const page: EditedPage = (await ask(`/page?file=${file}`)).json()
  const value = { ...(page.value as Fields), image }
  return (await ask('/page/keep', { file, version: page.version, onto: page.onto, value })).json()
}
