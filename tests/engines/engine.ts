/** What the walk needs of a browser, whichever protocol drives it. */
export interface Driver {
  version: string
  /** Sets the inside of the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  goto: (url: string) => Promise<void>
  /** One entry back (-1) or forward (1) in the history. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** Evaluates an expression in the page. Its value comes back as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Performs input sources as WebDriver describes them, classic and BiDi alike. */
  perform: (actions: InputSource[]) => Promise<void>
  screenshot: (path: string) => Promise<void>
  /** The page on paper (A4), as PDF. Chromium's paper is looked at in tests/e2e/paper.spec.ts; WebKit's driver cannot print. */
  print?: () => Promise<Buffer>
  close: () => Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** Reports that this machine does not have the engine, and how to install it. */
export class EngineMissing extends Error {}

/** Runs in every page before its own scripts: what a visitor's console would show is kept for `complaintsOf`. */
export const collector = `
  window.complaints = []
  addEventListener('error', (event) => window.complaints.push(event.message || 'did not load: ' + (event.target.src ?? event.target.href)), true)
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)))
  addEventListener('securitypolicyviolation', (event) => window.complaints.push(event.violatedDirective + ' ' + event.blockedURI))
  const complain = console.error
  console.error = (...words) => { window.complaints.push(words.join(' ')); complain(...words) }
`
