import { checkCatalogue } from './check-catalogue.ts'
import { describeProblems } from './problems.ts'

// `npm run meridaya -- check` runs this in a separate process, because the operator's commands do not import the catalogue.

const problems = checkCatalogue()
if (process.argv.includes('--json')) console.log(JSON.stringify(problems, null, 2))
else console.log(problems.length > 0 ? describeProblems(problems) : 'The content is in order.')
process.exitCode = problems.length > 0 ? 1 : 0
