/** What journeys need of a browser, for any automation protocol. */
export interface Driver {
  version: string
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  goto: (url: string) => Promise<void>
  /** Goes back (-1) or forward (1) by one history entry. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** Evaluates an expression in the page. Its value is returned as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Performs actions in WebDriver's format, which is the same in BiDi. */
  perform: (actions: InputSource[]) => Promise<void>
  screenshot: (path: string) => Promise<void>
  /** Prints the page on A4 to a PDF. tests/e2e/paper.spec.ts tests Chromium. WebKit's driver cannot print. */
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

/** Thrown if the engine is not installed. Says how to install it. */
export class EngineMissing extends Error {}

/** Runs in every page before its own scripts. Stores console messages for `complaintsOf`. */
export const collector = `
  window.complaints = []
  addEventListener('error', (event) => window.complaints.push(event.message || 'did not load: ' + (event.target.src ?? event.target.href)), true)
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)))
  addEventListener('securitypolicyviolation', (event) => window.complaints.push(event.violatedDirective + ' ' + event.blockedURI))
  const complain = console.error
  console.error = (...words) => { window.complaints.push(words.join(' ')); complain(...words) }
`
