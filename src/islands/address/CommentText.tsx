import { cleanText } from '../../domain/clean-text.ts'
import type { Comment } from '../../domain/jetton.ts'

/** A comment as text; an encrypted one is said to be so. */
export function CommentText({ comment }: { comment: Comment | null }) {
  if (!comment) return <>—</>
  if (comment.kind === 'encrypted') return <span className="text-muted">Encrypted</span>
  return <bdi className="line-clamp-2 max-w-60">{cleanText(comment.text, 500)}</bdi>
}
