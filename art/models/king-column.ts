/** The gilt king Yoganarendra Malla, who kneels under a cobra on a lotus on top of his pillar; centimetres, the foot of the pillar at y = 0, y down. The sun is beyond him. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const STONE = ['#dcaa78', '#c48f6c', '#eec390'] as const
const GILT = ['#dfa350', '#bd8247', '#ffe09a'] as const

const PILLAR =
  shape('M-62,0V-22H62V0ZM-50,-22V-46H50V-22Z', STONE[1]) +
  shape('M-50,-46V-40H50V-46ZM-62,-22V-17H62V-22Z', STONE[2]) +
  shape('M-25,-46L-21,-372H21L25,-46Z', STONE[0]) +
  shape('M-25,-46L-21,-372H-9L-10,-46Z', STONE[1]) +
  shape('M-28,-120L-27.500,-130H27.500L28,-120ZM-26,-250L-25.600,-259H25.600L26,-250Z', STONE[1])
/** Lotus in two rows of petals, and the square seat. */
const LOTUS =
  shape('M-22,-372C-30,-380 -44,-386 -50,-402H50C44,-386 30,-380 22,-372Z', GILT[1]) +
  shape(
    'M-22,-372C-24,-384 -20,-394 -13,-402C-6,-394 -4,-384 -6,-372ZM6,-372C4,-384 6,-394 13,-402C20,-394 24,-384 22,-372Z',
    GILT[0],
  ) +
  shape('M-56,-402V-414H56V-402Z', GILT[0]) +
  shape('M-56,-414V-410H56V-414Z', GILT[2])
/** The cobra rises from the seat behind him and spreads its hood over his crown; a bird sits on it. */
const COBRA =
  shape(
    'M-40,-414C-46,-440 -44,-470 -38,-496C-34,-514 -26,-528 -12,-534C2,-540 20,-536 27,-524C31,-516 26,-510 20,-512C12,-520 0,-520 -8,-512C-18,-502 -22,-486 -24,-466C-26,-446 -26,-430 -22,-414Z',
    GILT[1],
  ) +
  shape(
    'M-40,-414C-46,-440 -44,-470 -38,-496C-34,-514 -26,-528 -12,-534C-22,-520 -29,-500 -31,-480C-33,-456 -33,-434 -31,-414Z',
    GILT[0],
  ) +
  shape(
    'M-14,-533C-20,-540 -19,-549 -10,-552C-7,-558 1,-559 4,-554L10,-551L4,-549C4,-543 1,-537 -5,-534Z',
    GILT[0],
  )
const KING =
  // the folded legs, trunk, joined hands, head with its crown
  shape(
    'M-26,-414C-28,-424 -22,-434 -12,-438L8,-440C20,-440 34,-434 38,-426C41,-420 40,-414 38,-414Z',
    GILT[0],
  ) +
  shape('M-26,-414C-22,-420 0,-422 16,-420C26,-419 36,-417 38,-414Z', GILT[1]) +
  shape('M-12,-436C-15,-450 -14,-464 -8,-472C-2,-477 8,-476 12,-470C15,-460 13,-448 12,-438Z', GILT[0]) +
  shape(
    'M-8,-468C-10,-458 -8,-450 -3,-447L17,-456L25,-469C27,-472 23,-475 20,-472L12,-461L2,-458L0,-468Z',
    GILT[1],
  ) +
  shape('M-3,-474L-4,-482H7L8,-474Z', GILT[1]) +
  shape(
    'M-7,-482C-9,-492 -4,-498 3,-498C10,-498 13,-493 12,-489L14.500,-485L12,-484C12,-480 9,-477 5,-478C0,-479 -5,-480 -7,-482Z',
    GILT[0],
  ) +
  shape(
    'M-8,-490C-9,-498 -7,-502 -4,-503L-1,-507L3,-504L7,-508L9,-503L13,-505C13,-500 13,-496 12,-493Z',
    GILT[1],
  )
export const KING_COLUMN = PILLAR + LOTUS + COBRA + KING
