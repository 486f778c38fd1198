import { join } from 'node:path'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/** Widens types of words, so that texts of another language are assignable. */
const WIDE = `type Wide<T> = T extends string ? string
  : T extends (...args: infer A) => infer R ? (...args: A) => Wide<R>
  : T extends object ? { [K in keyof T]: Wide<T[K]> } : T
`

const line = (topic: string, code: string) =>
  `export const words${topic.replace(/\W/g, '_')}: Wide<typeof import('./en/${topic}')> = {} as typeof import('./${code}/${topic}')`

/** Words of a language whose types differ from the English ones, in files that both have; `folder` has one folder per language. */
export function typeFaults(folder: string, code: string, topics: string[]): string[] {
  const path = join(folder, 'compared.ts')
  const text = WIDE + topics.map(topic => line(topic, code)).join('\n')
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.fileExists = name => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const program = ts.createProgram([path], OPTIONS, host)
  const first = WIDE.split('\n').length - 1
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    if (!file || file.fileName !== path) return `${file?.fileName}: ${message}`
    const topic = topics[file.getLineAndCharacterOfPosition(start).line - first]
    const word = /propert(?:y|ies) '(\w+)'/.exec(message)?.[1]
    return `src/words/${code}/${topic}: ${word ?? message} has another type than in English`
  })
}
