declare module '*.yaml' {
  const entry: unknown
  export default entry
}
declare module 'catalogue:*' {
  const list: unknown
  export default list
}
