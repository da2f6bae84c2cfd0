import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { Problem } from '../../contract/problems';

interface ApiFormRules<Fields extends FieldValues> {
  schema: ObjectSchema<object>;
  toBody: (fields: Fields) => object;
  /** Field of the form that a field of the body comes from; undefined: of none. */
  fieldOf: (bodyField: string, fields: Fields) => FieldPath<Fields> | undefined;
  /** What the form asks for beyond the schema. */
  validate?: (fields: Fields) => { [Name in FieldPath<Fields>]?: Problem };
}

/**
 * Validates the body that a form would send by the schema of its endpoint, and gives the errors of
 * the form's own fields. An error of a body field that comes from no field of the form is left to
 * the backend: the visitor could not mend it.
 */
export function apiFormResolver<Fields extends FieldValues>({
  schema,
  toBody,
  fieldOf,
  validate,
}: ApiFormRules<Fields>): Resolver<Fields> {
  const validateBody: Resolver<object> = yupResolver(schema);
  return async (fields) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors: bodyErrors } = await validateBody(toBody(fields), undefined, options);
    const errors: Record<string, unknown> = {};
    for (const [bodyField, error] of Object.entries(bodyErrors)) {
      const name = fieldOf(bodyField, fields);
      if (name) errors[name] = error;
    }
    for (const [name, message] of Object.entries(validate?.(fields) ?? {})) {
      errors[name] = { type: 'validate', message };
    }
    if (Object.keys(errors).length === 0) return { values: fields, errors: {} };
    // `fieldOf` and `validate` name fields of the form only; a mapped type is not filled key by key.
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
}
