/** The introspection query that tools send. A type has at most eight wrappers. */
export const INTROSPECTION = `
  query IntrospectionQuery {
    __schema {
      description
      queryType { name }
      mutationType { name }
      subscriptionType { name }
      types { ...FullType }
      directives {
        name description isRepeatable locations
        args(includeDeprecated: true) { ...InputValue }
      }
    }
  }
  fragment FullType on __Type {
    kind name description specifiedByURL isOneOf
    fields(includeDeprecated: true) {
      name description isDeprecated deprecationReason
      args(includeDeprecated: true) { ...InputValue }
      type { ...TypeRef }
    }
    inputFields(includeDeprecated: true) { ...InputValue }
    interfaces { ...TypeRef }
    enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
    possibleTypes { ...TypeRef }
  }
  fragment InputValue on __InputValue {
    name description defaultValue isDeprecated deprecationReason
    type { ...TypeRef }
  }
  fragment TypeRef on __Type {
    kind name ofType { kind name ofType { kind name ofType { kind name ofType {
      kind name ofType { kind name ofType { kind name ofType { kind name } } }
    } } } }
  }
`;
