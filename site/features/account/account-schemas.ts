import * as z from 'zod/mini'

/** A basic e-mail pattern: something, an at sign, a domain with a dot (spec §5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const required = (message: string) => z.string().check(z.minLength(1, { error: message, abort: true }))

const email = z
  .string()
  .check(
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.regex(emailPattern, 'Invalid email address'),
  )

const newPassword = {
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(6, 'Password must be at least 6 characters'),
    ),
  confirmPassword: required('Please confirm your password'),
}

const typedTheSame = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Compared as soon as both are typed, whatever else is wrong.
    when: ({ value }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
  },
)

/** Spec §5, sign-in. */
export const signInSchema = z.object({
  email: required('Email is required'),
  password: required('Password is required'),
})

/** Spec §5, sign-up. */
export const signUpSchema = z.object({ email, ...newPassword }).check(typedTheSame)

/** A new password for an account that exists, by the rules of sign-up. */
export const newPasswordSchema = z.object(newPassword).check(typedTheSame)

/** One address, by the rules of sign-up. */
export const emailSchema = z.object({ email })
