/** More than any legitimate body has. Serialising deeper JSON would overflow the stack. */
const deepest = 64

/** Whether objects and lists in this JSON are nested too deeply. Invalid JSON is refused by the parser. */
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
