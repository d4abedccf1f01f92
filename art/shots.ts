/** How each picture of the hand-cut kit is seen. The quotas of the art review count it (quotas.test.ts). */
export interface Shot {
  camera:
    | 'eye level'
    | 'from below'
    | 'from above'
    | 'overhead'
    | 'through an opening'
    | 'down a road'
    | 'far away'
  /** Which way the largest boat lies, where there is one. */
  boat?: 'broadside' | 'turned'
}

export const SHOTS: Record<string, Shot> = {
  'african-safari-expedition-2': { camera: 'eye level' },
  'african-safari-expedition-cover': { camera: 'eye level' },
  'asian-adventure-cover': { camera: 'from above', boat: 'broadside' },
  'baku-azerbaijan-2': { camera: 'down a road' },
  'baku-azerbaijan-cover': { camera: 'eye level' },
  'bangkok-thailand-cover': { camera: 'from above', boat: 'turned' },
  'beautiful-russia-cover': { camera: 'eye level' },
  'cairo-egypt-3': { camera: 'eye level', boat: 'turned' },
  'cairo-egypt-cover': { camera: 'far away' },
  'culinary-experiences-cover': { camera: 'overhead' },
  'dubai-uae-3': { camera: 'far away' },
  'dubai-uae-cover': { camera: 'eye level', boat: 'broadside' },
  'enchanting-maldives-cover': { camera: 'from above' },
  'european-grand-tour-2': { camera: 'eye level', boat: 'turned' },
  'european-grand-tour-cover': { camera: 'from above' },
  'exclusive-vietnam-2': { camera: 'down a road' },
  'exclusive-vietnam-cover': { camera: 'eye level', boat: 'broadside' },
  'exotic-thailand-cover': { camera: 'eye level', boat: 'turned' },
  'ho-chi-minh-vietnam-cover': { camera: 'down a road' },
  'home-hero': { camera: 'through an opening' },
  'istanbul-from-simit-to-supper-cover': { camera: 'eye level', boat: 'turned' },
  'istanbul-turkey-3': { camera: 'from above' },
  'kathmandu-nepal-2': { camera: 'eye level' },
  'kathmandu-nepal-cover': { camera: 'from below' },
  'local-guides-cover': { camera: 'from above' },
  'machu-picchu-peru-2': { camera: 'through an opening' },
  'machu-picchu-peru-cover': { camera: 'from above' },
  'magnificent-italy-2': { camera: 'down a road' },
  'magnificent-italy-cover': { camera: 'far away' },
  'maldives-3': { camera: 'eye level', boat: 'turned' },
  'maldives-cover': { camera: 'from above', boat: 'broadside' },
  'muscat-oman-2': { camera: 'down a road' },
  'muscat-oman-cover': { camera: 'far away', boat: 'broadside' },
  'paris-france-3': { camera: 'eye level' },
  'photography-tours-cover': { camera: 'eye level' },
  'romantic-switzerland-2': { camera: 'from above', boat: 'turned' },
  'romantic-switzerland-cover': { camera: 'far away' },
  'rome-italy-3': { camera: 'far away', boat: 'broadside' },
  'rome-italy-cover': { camera: 'from above' },
  'saint-petersburg-russia-3': { camera: 'far away' },
  'saint-petersburg-russia-cover': { camera: 'from above', boat: 'turned' },
  'santorini-greece-2': { camera: 'from below' },
  'santorini-greece-3': { camera: 'far away', boat: 'broadside' },
  'santorini-greece-cover': { camera: 'from above' },
  'scenic-singapore-cover': { camera: 'down a road' },
  'seychelles-3': { camera: 'eye level' },
  'seychelles-cover': { camera: 'from above' },
  'singapore-2': { camera: 'eye level' },
  'singapore-3': { camera: 'from below' },
  'singapore-cover': { camera: 'far away' },
  'site-contact': { camera: 'through an opening' },
  'site-destinations': { camera: 'eye level', boat: 'turned' },
  'site-insurance': { camera: 'far away', boat: 'turned' },
  'site-not-found': { camera: 'eye level', boat: 'broadside' },
  'site-sign-in': { camera: 'eye level', boat: 'turned' },
  'site-thank-you': { camera: 'eye level', boat: 'turned' },
  'south-american-wonders-2': { camera: 'far away' },
  'south-american-wonders-cover': { camera: 'from above' },
  'splendid-dubai-cover': { camera: 'through an opening' },
  'tashkent-uzbekistan-2': { camera: 'down a road' },
  'tashkent-uzbekistan-cover': { camera: 'eye level' },
  'thimpu-bhutan-2': { camera: 'far away' },
  'thimpu-bhutan-cover': { camera: 'from above' },
  'tokyo-japan-2': { camera: 'down a road' },
  'tokyo-japan-cover': { camera: 'eye level' },
  'travel-insurance-cover': { camera: 'eye level' },
  'usa-national-parks-discovery-cover': { camera: 'down a road' },
  'yaowarat-after-dark-cover': { camera: 'eye level' },
}
