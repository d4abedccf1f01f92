/** More than any honest body has; writing deeper JSON again would overflow the stack. */
const deepest = 64

/** Whether objects and lists in this JSON are nested too deeply. Wrong JSON is for the parser to refuse. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at]
    if (isInText) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '[' || letter === '{') {
      depth += 1
      if (depth > deepest) return true
    } else if (letter === ']' || letter === '}') depth -= 1
  }
  return false
}
