import type { Recipe } from './recipe.ts'

/** Services, posts and the pictures of the site itself. */
export const SITE: Recipe[] = [
  { name: 'flight-booking-cover', mood: 'lagoon', kind: 'clouds', seed: 501, options: { back: 'peaks', disc: [1150, 200, 58] } },
  { name: 'travel-insurance-cover', mood: 'alpine', kind: 'valley', seed: 511, options: { back: 'peaks', relief: 150, trees: 'pine', disc: [520, 240, 52] } },
  { name: '24-7-support-cover', mood: 'blue', kind: 'shore', seed: 521, options: { town: 'houses', hill: 34, back: 'hills' } },
  { name: 'local-guides-cover', mood: 'desert', kind: 'valley', seed: 531, options: { town: 'houses', walls: ['stone', 'wallA'], roof: 'stone', back: 'hills', density: 0.6, relief: 50, front: 'wall', ground: 'ground' } },
  { name: 'photography-tours-cover', mood: 'desert', kind: 'desert', seed: 541, sun: 'right', options: { relief: 46, disc: [1120, 420, 62] } },
  { name: 'culinary-experiences-cover', mood: 'amber', kind: 'street', seed: 551, options: { tallest: 9 } },
  { name: 'one-cabin-bag-two-climates-cover', mood: 'alpine', kind: 'clouds', seed: 561, options: { back: 'peaks' } },
  { name: 'istanbul-from-simit-to-supper-cover', mood: 'amber', kind: 'shore', seed: 571, options: { town: 'houses', landmarks: [['mosque', 40, 480, 0.8, 0.12]], clear: 50, hill: 34, back: 'hills', boats: [['ferry', -20, 170, 0.3]] } },
  { name: 'yaowarat-after-dark-cover', mood: 'blue', kind: 'street', seed: 581, sun: 'right', options: { tallest: 16 } },
  { name: 'home-hero', mood: 'violet', kind: 'bay', seed: 601, sun: 'right', focusX: 1100, options: { town: 'houses', walls: ['white', 'wallC', 'wallA'], disc: [1080, 330, 58], trees: 'cypress', front: 'boughs', relief: 120 } },
  { name: 'site-destinations', mood: 'lagoon', kind: 'bay', seed: 611, options: { trees: 'palm', front: 'palms', disc: [560, 260, 52], clouds: 'cumulus' } },
  { name: 'site-about', mood: 'amber', kind: 'valley', seed: 621, options: { town: 'houses', walls: ['stone', 'wallB', 'wallC'], back: 'none', density: 0.7, relief: 16, ground: 'ground', front: 'wall', disc: [500, 330, 62] } },
  { name: 'site-insurance', mood: 'mist', kind: 'valley', seed: 631, options: { back: 'crags', relief: 170, trees: 'pine' } },
  { name: 'site-not-found', mood: 'desert', kind: 'desert', seed: 641, options: { disc: [1050, 560, 74], relief: 34 } },
  { name: 'site-thank-you', mood: 'violet', kind: 'lagoon', seed: 651, options: { back: 'isles', boats: [['sail', 6, 90, 0.3]], disc: [600, 372, 60], clouds: 'streaks', front: 'none' } },
  { name: 'site-no-results', mood: 'white', kind: 'desert', seed: 661, options: { ground: 'sand', relief: 16, back: 'hills' } },
  { name: 'site-contact', mood: 'blue', kind: 'valley', seed: 671, options: { town: 'houses', back: 'hills', density: 0.6, relief: 40, front: 'boughs' } },
  { name: 'site-sign-in', mood: 'blue', kind: 'bay', seed: 681, options: { town: 'houses', walls: ['white', 'wallC'], back: 'isles', front: 'palms', density: 0.8 } },
]
