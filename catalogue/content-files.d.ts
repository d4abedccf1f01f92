declare module '*.yaml' {
  const entry: unknown
  export default entry
}
