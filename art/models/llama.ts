/** A llama by hand, resting with its legs folded under it, head up. One unit is a centimetre, the ground at y = 0, y down, facing right; 150 to the ears. */
export interface Coat {
  body: string
  shade: string
  light: string
  dark: string
  /** The woven halter and the tassels in the ears. */
  wool: string
}
export const llama = ({ body, shade, light, dark, wool }: Coat): string =>
  // far ear, far knee
  `<path d="M50,-128C49,-140 53,-150 60,-155C63,-146 61,-136 57,-127Z" fill="${shade}"/><path d="M44,-14C54,-20 70,-18 78,-8C80,-3 78,1 72,1L46,2Z" fill="${shade}"/>` +
  // trunk: rump, back, withers, into the neck; fleece lies in soft rounds along the ground
  `<path d="M-78,-10C-90,-24 -88,-52 -68,-64C-48,-74 -12,-72 16,-68C26,-76 32,-92 33,-108C34,-118 38,-126 44,-129C52,-133 62,-129 68,-124C73,-122 78,-119 80.500,-115C82,-110 80,-104 75,-102.500C70,-101 64,-102 60,-102C58,-92 60,-84 64,-74C70,-60 72,-44 66,-28C64,-20 58,-12 52,-8L42,2Q34,4 27,1Q18,5 9,1Q0,5 -9,1Q-18,5 -28,1Q-38,5 -48,2Q-60,4 -66,-4Z" fill="${body}"/>` +
  // shade: under the jaw and down the throat side, belly, thigh
  `<path d="M-78,-10C-86,-20 -88,-34 -84,-46C-76,-30 -58,-24 -40,-26C-10,-30 24,-22 42,-38C50,-46 50,-60 44,-72C40,-84 42,-96 50,-104C54,-104 58,-103 60,-102C56,-92 54,-84 58,-74C62,-60 62,-44 58,-30C56,-20 54,-12 52,-8L42,2Q34,4 27,1Q18,5 9,1Q0,5 -9,1Q-18,5 -28,1Q-38,5 -48,2Q-60,4 -66,-4Z" fill="${shade}"/>` +
  // the folded hind leg, its foot forward, and the near knee in front
  `<path d="M-70,-8C-74,-26 -62,-44 -42,-44C-24,-44 -16,-30 -18,-16C-20,-6 -28,0 -40,2L-62,2C-68,0 -69,-4 -70,-8Z" fill="${body}"/><path d="M-40,2C-28,0 -20,-6 -18,-16C-17,-24 -19,-32 -24,-38C-24,-22 -34,-12 -52,-10C-60,-9 -66,-8 -70,-8C-69,-4 -68,0 -62,2Z" fill="${shade}"/>` +
  `<path d="M-56,-11C-38,-15 -16,-14 -4,-9C4,-6 5,2 -3,3L-54,4C-63,3 -64,-8 -56,-11Z" fill="${body}"/><path d="M-60,0C-40,-3 -18,-2 2,-3C2,1 0,3 -3,3L-54,4C-57,4 -59,2 -60,0Z" fill="${shade}"/><path d="M-4,-6C1,-7 6,-5 6,-1C6,2 3,3 -1,3L-6,3C-4,0 -4,-3 -4,-6Z" fill="${dark}"/>` +
  `<path d="M30,-20C40,-28 56,-26 64,-16C70,-9 70,-2 62,1L30,3C22,2 22,-12 30,-20Z" fill="${body}"/><path d="M62,1L30,3C26,2 24,-3 25,-8C36,-4 54,-6 66,-12C69,-6 68,-1 62,1Z" fill="${shade}"/><path d="M62,-8C68,-8 73,-5 73,-1C73,2 70,3 66,3L60,3C62,0 62,-4 62,-8Z" fill="${dark}"/>` +
  // tail
  `<path d="M-74,-58C-86,-62 -96,-54 -96,-40C-94,-32 -88,-28 -82,-30C-86,-38 -84,-48 -74,-50Z" fill="${body}"/>` +
  // light on the back, the withers and the face
  `<path d="M-60,-66C-40,-72 -10,-70 14,-66C2,-60 -36,-58 -58,-58C-66,-58 -66,-64 -60,-66Z" fill="${light}"/><path d="M58,-128C66,-125 74,-121 80,-116C82,-112 80,-108 76,-107C70,-108 66,-112 64,-116C60,-120 56,-124 58,-128Z" fill="${light}"/><path d="M62,-80C68,-66 70,-50 66,-34C60,-44 58,-60 62,-80Z" fill="${light}"/>` +
  // near ear, eye, nostril, mouth
  `<path d="M40,-126C36,-138 38,-150 45,-157C51,-150 52,-138 50,-127Z" fill="${body}"/><path d="M43,-130C41,-138 42,-146 45,-151C48,-145 48,-137 47,-130Z" fill="${shade}"/>` +
  `<ellipse cx="61" cy="-120.500" rx="2.700" ry="3.200" fill="${dark}"/><circle cx="62" cy="-121.800" r=".9" fill="${light}"/><path d="M78.500,-113.500l-3.600,.4l1.800,2.400ZM80,-107.500q-4,1.800 -8,.4" stroke="${dark}" stroke-width="1.100" fill="${dark}"/>` +
  // halter of woven wool, tassels
  `<path d="M67,-123.500L70,-122.500L67.500,-104L64.500,-103.500Z" fill="${wool}"/><path d="M48,-128L51,-129L62,-103L58.500,-101.500Z" fill="${wool}"/><path d="M58,-113L68.500,-115L68,-112L59,-110Z" fill="${wool}"/><path d="M38,-134L34,-120L38,-121L40,-117L43,-131Z" fill="${wool}"/>`
