import { z } from 'zod/mini';
import { ownNameSchema } from '#shared/contracts/accounts.ts';
import {
  emailSchema,
  encodedEmailSchema,
  idSchema,
  linkTokenSchema,
  newPasswordSchema,
  oneTimeCodeSchema,
  personNameSchema,
} from '#shared/contracts/schema/field-schemas.ts';
import { createLeavebitSchema, leavebitSchema, updateLeavebitSchema } from '#shared/contracts/leavebits.ts';
import { partialReleaseConfigSchema } from '#shared/contracts/release.ts';
import { passkeyResponseSchema } from '#shared/contracts/security.ts';
import { limits } from '#shared/domain/limits.ts';

/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
}

/** Any other part of the document. */
export type OpenApiFragment = Record<string, unknown>;

export const BINARY_SCHEMA: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Common schemas are named in the document and describe in a sentence what the schema alone cannot express. */
const registry = () => z.registry<{ id: string; description: string; [keyword: string]: unknown }>();
const named = {
  input: registry()
    .add(emailSchema, {
      id: 'Email',
      format: 'idn-email',
      description: `What an HTML email field accepts, with up to ${limits.emailLength} characters. Lowercased, without invisible characters, angle brackets and \`mailto:\`. An international domain is converted to Punycode.`,
    })
    .add(personNameSchema, {
      id: 'PersonName',
      description: `A name of up to ${limits.nameLength} characters, without angle brackets, email addresses or links. An empty one means no name.`,
    })
    .add(ownNameSchema, {
      id: 'OwnName',
      description: 'The owner’s own name: a person’s name that doesn’t contain “LeaveBits”.',
    })
    .add(newPasswordSchema, {
      id: 'NewPassword',
      description:
        'Long enough, with an uppercase letter, a number and a special character, and not a common one.',
    })
    .add(oneTimeCodeSchema, { id: 'Code', description: 'A code. Spaces and dashes are ignored.' })
    .add(idSchema, { id: 'Id', description: 'A random token.' })
    .add(encodedEmailSchema, { id: 'EncodedEmail', description: 'An email address in URL-safe base64.' })
    .add(linkTokenSchema, { id: 'LinkToken', description: 'The secret in an emailed link.' })
    .add(passkeyResponseSchema, {
      id: 'PasskeyResponse',
      description: 'The credential from `navigator.credentials`, as JSON.',
    })
    .add(partialReleaseConfigSchema, {
      id: 'ReleaseConfig',
      description: 'An owner’s release configuration.',
    })
    .add(createLeavebitSchema, {
      id: 'NewLeaveBit',
      description: 'In a form, non-text fields are JSON-encoded.',
      required: ['sharingEmails'],
    })
    .add(updateLeavebitSchema, {
      id: 'LeaveBitChange',
      description: 'In a form, non-text fields are JSON-encoded.',
    }),
  output: registry().add(leavebitSchema, { id: 'LeaveBit', description: 'A LeaveBit as its owner sees it.' }),
};

/** Converts Zod schemas to JSON Schema and collects the named ones. */
export class JsonSchemaWriter {
  /** The named schemas encountered so far, for the document's components. */
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of input to the server. */
  input(shape: z.ZodMiniType): JsonSchema {
    return this.write(shape, 'input');
  }

  /** The schema of server output, which is open because fields may be added over time. */
  output(shape: z.ZodMiniType): JsonSchema {
    return this.write(shape, 'output');
  }

  private write(shape: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    // A named schema becomes a reference when nested inside another.
    const { properties, $defs } = z.toJSONSchema(z.object({ it: shape }), {
      io,
      metadata: named[io],
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Input may be longer by the whitespace that is trimmed, but what counts is the limit after that.
        const { def } = zodSchema._zod;
        if (def.type === 'pipe' && jsonSchema.maxLength !== undefined) {
          const { maxLength = Infinity } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' });
          jsonSchema.maxLength = Math.min(jsonSchema.maxLength, maxLength);
        }
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        // The format makes the pattern redundant.
        if (jsonSchema.format) delete jsonSchema.pattern;
      },
    }) as unknown as { properties: { it: JsonSchema }; $defs?: Record<string, JsonSchema> };
    for (const [name, { id: _, ...schema }] of Object.entries($defs ?? {})) {
      this.components[name] = refer(schema);
    }
    return refer(properties.it);
  }
}

/** Points references to the document's components rather than to local definitions. */
function refer<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
}
