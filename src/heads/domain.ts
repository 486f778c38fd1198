import { readDomain } from '../domain/domain-name.ts'
import { indexer } from '../providers/indexer/line.ts'
import { argument, askFirst } from './first.ts'

const text = argument('/dns/')
const read = readDomain(text)
if (text && 'name' in read)
  askFirst(indexer, `domain-records:${read.name}`, `/dns/${encodeURIComponent(read.name)}/resolve`)
